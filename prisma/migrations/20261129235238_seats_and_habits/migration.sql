-- CreateEnum
CREATE TYPE "Reminders" AS ENUM ('both', 'last', 'none');

-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "quietFrom" TEXT,
ADD COLUMN     "quietTo" TEXT,
ADD COLUMN     "reminders" "Reminders" NOT NULL DEFAULT 'both',
ADD COLUMN     "zone" TEXT;

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "lentAt" INTEGER,
ADD COLUMN     "lentUntil" TIMESTAMPTZ(3),
ADD COLUMN     "offeredTo" BIGINT,
ADD COLUMN     "offeredUntil" TIMESTAMPTZ(3),
ADD COLUMN     "owner" BIGINT;

-- CreateIndex
CREATE INDEX "Seat_owner_idx" ON "Seat"("owner");
