import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { kolPath, kolsPath } from '../../paths.ts';
import { useLowercaseIds } from '../../queries/useLowercaseIds.ts';

interface LowercaseIdsProps {
  /** Texts that are not ids. */
  pieces: readonly string[];
  /** The ids of the list to which they are added. */
  kolIds?: readonly string[];
}

/** Offers ids that were typed in uppercase, such as KOL_DEMO_0003, where they exist in lowercase. */
export function LowercaseIds({ pieces, kolIds = [] }: LowercaseIdsProps) {
  const t = useCommonMessages();
  const format = useFormat();
  const found = useLowercaseIds(pieces).filter((id) => !kolIds.includes(id));
  const [first] = found;
  if (first === undefined) return null;
  const all = [...kolIds, ...found];
  return (
    <Box role="status">
      {t.didYouMean} <Link to={all.length === 1 ? kolPath(first) : kolsPath(all)}>{format.joinList(found)}</Link>
    </Box>
  );
}
