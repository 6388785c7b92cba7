import { useCommonMessages } from '../../i18n/common.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import type { ShownError } from './errorMessages.ts';
import { getRequestInfo } from './errorMessages.ts';

/** Identifies a response of the service. */
export type ResponseInfo = Pick<ShownError, 'request' | 'status' | 'requestId' | 'at'>;

interface ResponseDetailsProps {
  /** The problem, as shown to the user. */
  title: string;
  response: ResponseInfo | null | undefined;
}

/** Advice and details to copy for an unexpected response. */
export function ResponseDetails({ title, response }: ResponseDetailsProps) {
  const t = useCommonMessages().errors;
  if (!response) return null;
  return (
    <>
      <div>{t.report}</div>
      <ErrorDetails title={title} requestInfo={getRequestInfo({ ...response, code: null }, t)} at={response.at} />
    </>
  );
}
