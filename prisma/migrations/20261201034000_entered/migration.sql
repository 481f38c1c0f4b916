-- AlterTable
ALTER TABLE "Commit" ADD COLUMN     "entered" INTEGER;
