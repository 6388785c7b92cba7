import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { PROBLEM_TYPE, problem } from '../problems.ts';

/**
 * Answers on the socket of an invalid HTTP request, for which there is no request object: Fastify's `clientErrorHandler`.
 * @returns the status; null if the client is gone
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return null;
  }
  const [status, detail] = STATUS[error.code ?? ''] ?? [400, 'This is not a valid HTTP request.'];
  const id = randomUUID();
  log.info({ reqId: id, route: 'none', status }, 'request');
  const body = JSON.stringify(problem(status, detail, id));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${id}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: no-referrer',
      'X-Frame-Options: DENY',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  return status;
}

const STATUS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers together are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};
