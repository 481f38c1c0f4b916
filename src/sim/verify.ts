/** `npm run verify -- <export.json>`: plays an exported game again and says whether every throw and every state is reproduced. */
import { readFileSync } from 'node:fs';
import { verdictOn } from './verdict.ts';

const [path, ...more] = process.argv.slice(2);
const verdict =
  path === undefined || more.length > 0
    ? { passed: false, line: 'Which export? npm run verify -- game.json' }
    : verify(path);
(verdict.passed ? process.stdout : process.stderr).write(`${verdict.line}\n`);
for (const state of verdict.states ?? []) process.stdout.write(`${state}\n`);
process.exitCode = verdict.passed ? 0 : 1;

function verify(path: string) {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { passed: false, line: `${path}: cannot be read` };
  }
  const { line, ...verdict } = verdictOn(text);
  return { ...verdict, line: `${path}: ${line}` };
}
