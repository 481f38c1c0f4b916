/** Secret seeds from the system's secure source. */
import { randomBytes } from 'node:crypto';
import type { Seeds } from '../table/ports/ports.ts';

export function secureSeeds(): Seeds {
  return { next: () => randomBytes(32).toString('hex') };
}
