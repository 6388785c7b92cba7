import type { ResponseInfo } from '../../contract/lenientParsing.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { ErrorDetails } from './ErrorDetails.tsx';
import { getRequestInfo } from './errorMessages.ts';

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
