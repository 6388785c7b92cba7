import { ApiError } from '../api/ApiError.ts';

/** The fault of a read that failed, as it can be shown. @throws whatever else it was: a fault of the dashboard itself */
export function faultOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
