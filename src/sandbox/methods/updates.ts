/** Methods by which the bot gets its updates: long polling or a webhook. */
import { z } from 'zod';
import { badRequest, conflict } from '../refusal.ts';
import { flag, integer, json } from './fields.ts';
import { type Methods, method } from './method.ts';

const allowed_updates = json(z.array(z.string())).optional();

/** https anywhere; http only to this very machine, where no certificate is to be had. */
function isWebhookUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

export const updateMethods: Methods = {
  getUpdates: method(
    {
      offset: integer.optional(),
      limit: integer.optional(),
      timeout: integer.optional(),
      allowed_updates,
    },
    ({ world, webhook, signal }, params) => {
      if (webhook.url !== '')
        throw conflict(
          "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
        );
      if (params.allowed_updates) world.updates.allowed = params.allowed_updates;
      const limit = Math.min(100, Math.max(1, params.limit ?? 100));
      return world.updates.poll(params.offset, limit, Math.min(50, Math.max(0, params.timeout ?? 0)), signal);
    },
  ),
  setWebhook: method(
    {
      url: z.string(),
      ip_address: z.string().optional(),
      max_connections: integer.optional(),
      allowed_updates,
      drop_pending_updates: flag.optional(),
      secret_token: z
        .string()
        .regex(/^[\w-]{1,256}$/, 'secret token contains unallowed characters')
        .optional(),
    },
    ({ world, webhook }, params) => {
      if (params.url !== '' && !isWebhookUrl(params.url))
        throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
      if (params.allowed_updates) world.updates.allowed = params.allowed_updates;
      if (params.drop_pending_updates) world.updates.queue = [];
      webhook.set(params.url, params.secret_token);
      return true;
    },
  ),
  deleteWebhook: method({ drop_pending_updates: flag.optional() }, ({ world, webhook }, params) => {
    if (params.drop_pending_updates) world.updates.queue = [];
    webhook.set('');
    return true;
  }),
  getWebhookInfo: method({}, ({ world, webhook }) => ({
    url: webhook.url,
    has_custom_certificate: false,
    pending_update_count: world.updates.queue.length,
    last_error_date: webhook.lastError?.date,
    last_error_message: webhook.lastError?.message,
    allowed_updates: world.updates.allowed,
  })),
};
