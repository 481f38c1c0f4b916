-- CreateTable
CREATE TABLE "Inbox" (
    "id" BIGINT NOT NULL,
    "update" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Inbox_pkey" PRIMARY KEY ("id")
);
