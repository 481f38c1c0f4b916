-- No form was ever closed by a computer player: an answer is a person's or the clock's.
CREATE TYPE "AnsweredBy_new" AS ENUM ('player', 'clock');
ALTER TABLE "ClosedForm" ALTER COLUMN "by" TYPE "AnsweredBy_new" USING ("by"::text::"AnsweredBy_new");
DROP TYPE "AnsweredBy";
ALTER TYPE "AnsweredBy_new" RENAME TO "AnsweredBy";

-- Written at each attempt, read by nobody.
ALTER TABLE "Letter" DROP COLUMN "attemptedAt";

-- Tables that are older than the column: idle for ever, as they were read so far.
UPDATE "Table" SET "desk" = '{"touchedAt":0,"warnedAt":null,"asleep":false,"heir":null,"offers":[]}' WHERE "desk" IS NULL;
ALTER TABLE "Table" ALTER COLUMN "desk" SET NOT NULL;
