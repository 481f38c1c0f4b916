-- What a table keeps in mind beside its game (src/table/desk.ts). Rows that were there before have nothing to keep.
ALTER TABLE "Table" ADD COLUMN "desk" TEXT;
