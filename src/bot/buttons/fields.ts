/** What a button's data is made of: one field between two colons, read from its text and written back. */
import { z } from 'zod';

/** The database counts tables, asks and commits in 32 bits: a larger number would not be "none such" there but a fault. */
const largest = 2 ** 31 - 1;

export const number = z.codec(z.string().regex(/^(?:0|[1-9]\d{0,9})$/), z.number().max(largest), {
  decode: Number,
  encode: String,
});

/** People have longer numbers. */
export const person = z.codec(z.string().regex(/^(?:0|[1-9]\d{0,14})$/), z.number(), {
  decode: Number,
  encode: String,
});

/** Words are looked up in objects, and every object knows `constructor` and its like. */
export const word = z
  .string()
  .regex(/^[A-Za-z0-9_.+/-]{1,40}$/)
  .refine((text) => !(text in Object.prototype));

/** In a form: tell all that its screen has to say. No act, and no id of a menu. */
export const MORE = '?';

const pressed = /^([a-z0-9_-]{1,24}|[<!~?])?(?:>(0|[1-9]\d{0,2}))?$/;

/**
 * What is pressed in a form: `<id>`, `<id>><page>` where the screen has pages, or `><page>` to turn to one. Ids are those of menus, or
 * what leads up, down and back to the beginning (kit/form.ts).
 */
export const press = z.codec(
  z.string().min(1).regex(pressed),
  z.object({ id: z.string().exactOptional(), page: z.number().exactOptional() }),
  {
    decode: (text) => {
      const [, id, page] = pressed.exec(text) ?? [];
      return { ...(id !== undefined && { id }), ...(page !== undefined && { page: Number(page) }) };
    },
    encode: ({ id = '', page }) => (page === undefined ? id : `${id}>${page}`),
  },
);
