-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "fault" TEXT,
ADD COLUMN     "held" "Phase";

-- AlterTable
ALTER TABLE "Update" ADD COLUMN     "tableId" INTEGER;

-- CreateTable
CREATE TABLE "Maintenance" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "since" TIMESTAMPTZ(3),

    CONSTRAINT "Maintenance_pkey" PRIMARY KEY ("id")
);

-- A table of one row, and the row: whoever opens a table locks it against a change (src/storage/maintenance.ts).
ALTER TABLE "Maintenance" ADD CONSTRAINT "Maintenance_one_check" CHECK ("id" = 1);
INSERT INTO "Maintenance" ("id") VALUES (1);
