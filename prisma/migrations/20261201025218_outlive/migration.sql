-- AlterTable
ALTER TABLE "Commit" ADD COLUMN     "digest" TEXT;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "outcome" TEXT;

-- CreateTable
CREATE TABLE "Stretch" (
    "id" BIGSERIAL NOT NULL,
    "tableId" INTEGER NOT NULL,
    "first" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "from" INTEGER NOT NULL,
    "left" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Stretch_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Stretch_tableId_id_idx" ON "Stretch"("tableId", "id");

-- AddForeignKey
ALTER TABLE "Stretch" ADD CONSTRAINT "Stretch_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
