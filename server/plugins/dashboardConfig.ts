import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { SignInMethod } from '../../src/contract/account.ts';
import { parseJson } from '../http.ts';

/** The folder of the file in the repository, for a service without a built dashboard. */
const PUBLIC = resolve(import.meta.dirname, '../../public');

interface DashboardConfig {
  signIn: SignInMethod;
  keySignIn: boolean;
  /** After how many minutes without a request a session ends: the dashboard warns before, and signs out in all tabs. */
  idleMinutes: number;
  /** False if the service forwards `/v1` to a remote one, which has no desk interface. */
  hasDeskApi: boolean;
}

/**
 * Serves `/config.json`, the settings of the dashboard: the file, and what only the service knows. A file that leads the dashboard
 * to another service stays as it is, because users sign in there then.
 * @param dist the folder of the built dashboard
 */
export function serveDashboardConfig(app: FastifyInstance, dist: string | undefined, config: DashboardConfig) {
  const file = join(dist ?? PUBLIC, 'config.json');
  app.get('/config.json', async (_request, reply) => {
    const content = await readFile(file, 'utf8').catch(() => '{}');
    reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8');
    return addTo(content, config);
  });
}

function addTo(content: string, { signIn, keySignIn, hasDeskApi, idleMinutes }: DashboardConfig): string {
  const { data: settings } = z.safeParse(Settings, parseJson(content));
  // The dashboard explains what is wrong with the file.
  if (settings === undefined || settings.apiBaseUrl) return content;
  return JSON.stringify({
    ...settings,
    ...(!hasDeskApi && { deskApi: '' }),
    signIn,
    keySignIn,
    idleSignOutMinutes: shorterTime(settings.idleSignOutMinutes, idleMinutes),
  });
}

const Settings = z.looseObject({});

/** The longest time that the dashboard accepts: a week. */
const MAX_IDLE_MINUTES = 10_080;

/** The file may have a shorter time than the sessions. A longer one would keep an unattended page signed in, because it sends requests. */
function shorterTime(inFile: unknown, idleMinutes: number): unknown {
  const longest = Math.min(idleMinutes, MAX_IDLE_MINUTES);
  return typeof inFile === 'number' && inFile > longest ? longest : inFile || longest;
}
