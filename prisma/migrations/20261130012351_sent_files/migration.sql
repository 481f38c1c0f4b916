-- CreateTable
CREATE TABLE "SentFile" (
    "hash" TEXT NOT NULL,
    "file" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SentFile_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "SentFile_at_idx" ON "SentFile"("at");
