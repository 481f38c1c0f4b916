-- AlterTable
ALTER TABLE "Heartbeat" ADD COLUMN     "lost" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Table" ADD COLUMN     "credited" BIGINT NOT NULL DEFAULT 0;
