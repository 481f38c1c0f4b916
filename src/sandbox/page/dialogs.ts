/** Which dialog is open: one at a time. */
import { signal } from '@preact/signals';

export const dialog = signal<'person' | 'table' | 'topic' | undefined>(undefined);
