-- CreateEnum
CREATE TYPE "Phase" AS ENUM ('lobby', 'running', 'paused', 'frozen', 'ended', 'cancelled');

-- CreateEnum
CREATE TYPE "Preset" AS ENUM ('printed', 'recommended', 'own');

-- CreateEnum
CREATE TYPE "Locale" AS ENUM ('ru', 'en');

-- CreateEnum
CREATE TYPE "AnsweredBy" AS ENUM ('player', 'clock', 'computer');

-- CreateEnum
CREATE TYPE "Reach" AS ENUM ('unknown', 'open', 'closed');

-- CreateTable
CREATE TABLE "Table" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "preset" "Preset" NOT NULL,
    "options" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "locale" "Locale" NOT NULL,
    "master" BIGINT NOT NULL,
    "chat" BIGINT NOT NULL,
    "thread" INTEGER,
    "phase" "Phase" NOT NULL,
    "pausedAt" TIMESTAMPTZ(3),
    "seed" TEXT NOT NULL,
    "commit" INTEGER NOT NULL,
    "state" TEXT,
    "anchor" TIMESTAMPTZ(3),
    "askCount" INTEGER NOT NULL,
    "statusCount" INTEGER NOT NULL,

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "tableId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "person" BIGINT,
    "computer" BOOLEAN NOT NULL,
    "misses" INTEGER NOT NULL,
    "away" BOOLEAN NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("tableId","number")
);

-- CreateTable
CREATE TABLE "Ask" (
    "tableId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "ask" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "anchor" TIMESTAMPTZ(3) NOT NULL,
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "closesAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Ask_pkey" PRIMARY KEY ("tableId","number")
);

-- CreateTable
CREATE TABLE "Form" (
    "tableId" INTEGER NOT NULL,
    "ask" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "draft" TEXT,
    "path" TEXT[],
    "touched" BOOLEAN NOT NULL,
    "ready" BOOLEAN NOT NULL,
    "stamp" INTEGER NOT NULL,

    CONSTRAINT "Form_pkey" PRIMARY KEY ("tableId","ask","seat")
);

-- CreateTable
CREATE TABLE "ClosedForm" (
    "tableId" INTEGER NOT NULL,
    "ask" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "draft" TEXT NOT NULL,
    "by" "AnsweredBy" NOT NULL,
    "receipt" TEXT NOT NULL,

    CONSTRAINT "ClosedForm_pkey" PRIMARY KEY ("tableId","ask","seat")
);

-- CreateTable
CREATE TABLE "Commit" (
    "tableId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "askNumber" INTEGER,
    "ask" TEXT,
    "answers" TEXT NOT NULL,
    "notes" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Commit_pkey" PRIMARY KEY ("tableId","number")
);

-- CreateTable
CREATE TABLE "LogEntry" (
    "id" BIGSERIAL NOT NULL,
    "tableId" INTEGER NOT NULL,
    "who" BIGINT,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LogEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Person" (
    "id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "username" TEXT,
    "locale" "Locale",
    "languageCode" TEXT,
    "reach" "Reach" NOT NULL DEFAULT 'unknown',
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Chat" (
    "id" BIGINT NOT NULL,
    "notBefore" TIMESTAMPTZ(3),
    "closed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Chat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Letter" (
    "id" BIGSERIAL NOT NULL,
    "tableId" INTEGER NOT NULL,
    "chat" BIGINT NOT NULL,
    "thread" INTEGER,
    "person" BIGINT,
    "slot" TEXT,
    "letter" TEXT NOT NULL,
    "silent" BOOLEAN NOT NULL,
    "fresh" BOOLEAN NOT NULL,
    "urgent" BOOLEAN NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "taken" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "part" INTEGER NOT NULL DEFAULT 0,
    "queuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attemptedAt" TIMESTAMPTZ(3),
    "doneAt" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Slot" (
    "chat" BIGINT NOT NULL,
    "slot" TEXT NOT NULL,
    "message" INTEGER NOT NULL,
    "shown" TEXT,

    CONSTRAINT "Slot_pkey" PRIMARY KEY ("chat","slot")
);

-- CreateTable
CREATE TABLE "Pace" (
    "bucket" TEXT NOT NULL,
    "tat" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "Pace_pkey" PRIMARY KEY ("bucket")
);

-- CreateTable
CREATE TABLE "Session" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Update" (
    "id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Update_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TimeShift" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "ms" BIGINT NOT NULL,

    CONSTRAINT "TimeShift_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Table_master_idx" ON "Table"("master");

-- CreateIndex
CREATE INDEX "Seat_person_idx" ON "Seat"("person");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_tableId_person_key" ON "Seat"("tableId", "person");

-- CreateIndex
CREATE INDEX "LogEntry_tableId_id_idx" ON "LogEntry"("tableId", "id");

-- CreateIndex
CREATE INDEX "Letter_tableId_idx" ON "Letter"("tableId");

-- CreateIndex
CREATE INDEX "Letter_doneAt_idx" ON "Letter"("doneAt");

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Ask" ADD CONSTRAINT "Ask_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Form" ADD CONSTRAINT "Form_tableId_ask_fkey" FOREIGN KEY ("tableId", "ask") REFERENCES "Ask"("tableId", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClosedForm" ADD CONSTRAINT "ClosedForm_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Commit" ADD CONSTRAINT "Commit_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LogEntry" ADD CONSTRAINT "LogEntry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- (The migration engine cuts a script at every semicolon, in comments too.)
-- ---- What Prisma's schema cannot say. `npm run migration` compares neither partial indexes nor checks, so whoever changes
-- ---- one of the columns below looks here too. test/storage/schema.test.ts holds each of these rules.

-- One table that is not over per chat and topic. Two people who press "new game" in the same second are stopped here: a
-- look before the insert could not see the other's.
CREATE UNIQUE INDEX "Table_live_home_key" ON "Table" ("chat", COALESCE("thread", 0))
  WHERE "phase" IN ('lobby', 'running', 'paused', 'frozen');

-- Open asks are a handful among the hundreds that a long game closes, and they are read with every press.
CREATE INDEX "Ask_open_idx" ON "Ask" ("tableId") WHERE "closedAt" IS NULL;

-- Most letters are done. The queue of a chat is read in order with every delivery.
CREATE INDEX "Letter_queue_idx" ON "Letter" ("chat", "id") WHERE "doneAt" IS NULL;

-- One unsent letter per message: the newer takes the older's place (ON CONFLICT in src/storage/outbox.ts).
CREATE UNIQUE INDEX "Letter_unsent_slot_key" ON "Letter" ("chat", "slot") WHERE "doneAt" IS NULL AND "slot" IS NOT NULL;

-- Which commit closed an ask, asked for asks that opened and closed within one change.
CREATE INDEX "Commit_ask_idx" ON "Commit" ("tableId", "askNumber") WHERE "askNumber" IS NOT NULL;

-- Ids that a JavaScript number can hold, as src/storage/border.ts promises.
ALTER TABLE "Table" ADD CONSTRAINT "Table_ids_check" CHECK (abs("chat") < 9007199254740992 AND abs("master") < 9007199254740992);
ALTER TABLE "Person" ADD CONSTRAINT "Person_id_check" CHECK (abs("id") < 9007199254740992);
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_chat_check" CHECK (abs("chat") < 9007199254740992);

-- Tables of one row.
ALTER TABLE "Heartbeat" ADD CONSTRAINT "Heartbeat_one_check" CHECK ("id" = 1);
ALTER TABLE "TimeShift" ADD CONSTRAINT "TimeShift_one_check" CHECK ("id" = 1);

-- The bucket of all messages is there from the start: two processes that made it at the same moment would each count
-- their message alone. A chat's bucket needs no such care, for a chat has one deliverer at a time.
INSERT INTO "Pace" ("bucket", "tat") VALUES ('all', now());
