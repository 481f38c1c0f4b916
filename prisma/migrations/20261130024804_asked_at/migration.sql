-- AlterTable
ALTER TABLE "Ask" DROP COLUMN "anchor",
ADD COLUMN     "askedAt" TIMESTAMPTZ(3);

-- By how much pauses and outages have moved `openedAt` is not kept.
UPDATE "Ask" SET "askedAt" = "openedAt";

ALTER TABLE "Ask" ALTER COLUMN "askedAt" SET NOT NULL;
