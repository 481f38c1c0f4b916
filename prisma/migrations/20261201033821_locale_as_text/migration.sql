-- Which languages there are is the program's to know: a new one needs no migration. The type stays until the next migration, so that
-- processes of the version before can go on writing while they are replaced: what they write by it is taken as text.
ALTER TABLE "Table" ALTER COLUMN "locale" TYPE TEXT USING "locale"::text;
ALTER TABLE "Person" ALTER COLUMN "locale" TYPE TEXT USING "locale"::text;
