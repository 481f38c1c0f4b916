/**
 * The built page, as `npm run build` left it. Only a name that is in its folder can be asked for; the names carry a hash of
 * what is in them, so that a browser may keep the files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

/** The same folder from `src/sandbox` and from `dist/sandbox`. */
export const builtPage = fileURLToPath(new URL('../../dist/page', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const notBuilt =
  '<!doctype html><html lang="en"><title>Sandbox</title><p>The page is not built yet: <code>npm run build</code></p></html>';

export function pageFiles(folder: string): Hono {
  const app = new Hono();
  const index = join(folder, 'index.html');
  // Looked for anew until it is there: whoever works on the page builds it while the sandbox runs.
  app.get('/', (context) =>
    existsSync(index) ? context.html(readFileSync(index, 'utf8')) : context.html(notBuilt, 503),
  );
  app.get('/page/assets/:name', (context) => {
    const name = context.req.param('name');
    const type = types[extname(name)];
    const assets = join(folder, 'assets');
    if (type === undefined || !existsSync(assets) || !readdirSync(assets).includes(name)) return context.notFound();
    return context.body(readFileSync(join(assets, name), 'utf8'), 200, {
      'content-type': type,
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });
  return app;
}
