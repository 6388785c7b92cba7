import { ApiError } from '../api/ApiError.ts';

/**
 * Returns the error as an ApiError that the screen can show. @throws any other error, because it is a bug of the
 * dashboard
 */
export function assertApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
