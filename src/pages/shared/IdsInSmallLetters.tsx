import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { kolPath, kolsPath } from '../../paths.ts';
import { useIdsInSmallLetters } from '../../queries/knownKols.ts';

interface IdsInSmallLettersProps {
  /** Texts that are not ids. */
  pieces: readonly string[];
  /** The ids of the list to which they are added. */
  kolIds?: readonly string[];
}

/** Offers ids that were typed in capitals, such as KOL_DEMO_0003, where they exist in small letters. */
export function IdsInSmallLetters({ pieces, kolIds = [] }: IdsInSmallLettersProps) {
  const t = useCommonMessages();
  const format = useFormat();
  const found = useIdsInSmallLetters(pieces).filter((id) => !kolIds.includes(id));
  const [first] = found;
  if (first === undefined) return null;
  const all = [...kolIds, ...found];
  return (
    <Box role="status">
      {t.inSmallLetters} <Link to={all.length === 1 ? kolPath(first) : kolsPath(all)}>{format.joinList(found)}</Link>
    </Box>
  );
}
