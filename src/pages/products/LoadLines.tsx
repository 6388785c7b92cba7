import Box from '@mui/material/Box';
import type { useProductLines } from '../../queries/useProductLines.ts';
import { CollectProgress } from '../../ui/CollectProgress.tsx';
import { FaultNotice } from '../../ui/FaultNotice.tsx';
import { handOnFocus } from '../../ui/handOnFocus.ts';

/** The progress of loading all products for their product lines. */
export function LoadLines({ rest }: Pick<ReturnType<typeof useProductLines>, 'rest'>) {
  const { walk, error, isFetching, refetch, close } = rest;
  return (
    <Box ref={handOnFocus} sx={{ marginTop: 1 }}>
      {error !== null ? (
        <FaultNotice fault={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <CollectProgress loaded={walk?.records.length ?? 0} total={walk?.total} wait={walk?.wait} onCancel={close} />
      )}
    </Box>
  );
}
