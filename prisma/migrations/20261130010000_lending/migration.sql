-- CreateEnum
CREATE TYPE "Lending" AS ENUM ('deputy', 'substitute');

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN "lentAs" "Lending";

-- Until now a seat that was lent had a deputy.
UPDATE "Seat" SET "lentAs" = 'deputy' WHERE "owner" IS NOT NULL;

-- Seats with substitutes stood in the table's desk. When their owners left is not known: they read up from the beginning.
UPDATE "Seat" SET
  "owner" = (loan ->> 'person')::bigint,
  "lentUntil" = to_timestamp((loan ->> 'until')::numeric / 1000),
  "lentAt" = 0,
  "lentAs" = 'substitute'
FROM "Table", jsonb_array_elements("desk"::jsonb -> 'loans') AS loan
WHERE "Table"."id" = "Seat"."tableId" AND "Seat"."number" = (loan ->> 'seat')::int;

UPDATE "Table" SET "desk" = ("desk"::jsonb - 'loans')::text WHERE "desk" IS NOT NULL;

-- The jobs that end those loans are called as those of deputies are. On a new database there is no queue yet, so what speaks
-- of it stands in a function, which is read only when it is called: one with a setting of its own is never inlined.
SET check_function_bodies = off;

CREATE FUNCTION rename_jobs_of_loans() RETURNS bigint LANGUAGE sql SET search_path = pg_catalog AS '
  SELECT count(graphile_worker.add_job(''giveback'', job.payload, run_at => job.run_at, job_key => ''giveback'' || substr(job.key, 5), priority => job.priority))
    + count(graphile_worker.remove_job(job.key))
  FROM (
    SELECT jobs.key, jobs.payload, jobs.run_at, jobs.priority::int
    FROM graphile_worker._private_jobs AS jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = jobs.task_id
    WHERE tasks.identifier = ''back''
  ) AS job';

SELECT CASE WHEN to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN rename_jobs_of_loans() END;

DROP FUNCTION rename_jobs_of_loans;

SET check_function_bodies = on;
