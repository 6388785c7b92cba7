import Box from '@mui/material/Box';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { focusParentOnUnmount } from '../../components/feedback/focusParentOnUnmount.ts';
import { LoadProgress } from '../../components/feedback/LoadProgress.tsx';
import type { useProductLines } from '../../queries/products.ts';

/** The progress of loading all products for their product lines. */
export function LoadProductLines({ rest }: Pick<ReturnType<typeof useProductLines>, 'rest'>) {
  const { list: walk, error, isFetching, refetch, close } = rest;
  return (
    <Box ref={focusParentOnUnmount} sx={{ marginTop: 1 }}>
      {error !== null ? (
        <ErrorAlert fault={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadProgress loaded={walk?.records.length ?? 0} total={walk?.total} wait={walk?.wait} onCancel={close} />
      )}
    </Box>
  );
}
