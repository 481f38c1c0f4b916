/** The font of the pictures, from a package: what the system has installed must not change a picture. */
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Regular, then bold. Condensed: names are long and phones are narrow. */
export const fontFiles: readonly string[] = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);
