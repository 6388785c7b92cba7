import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { kolPath, kolsPath } from '../../paths.ts';
import { useLowercaseIds } from '../../queries/useLowercaseIds.ts';

interface LowercaseIdsProps {
  /** Texts that are not ids. */
  pieces: readonly string[];
  /** The ids on screen, to which they are added. */
  kolIds?: readonly string[];
  /** Adds them to the list on screen; without it, a link opens all of them. */
  onAdd?: (found: KolIdsInText) => void;
}

/** Offers ids that were typed in uppercase, such as KOL_DEMO_0003, where they exist in lowercase. */
export function LowercaseIds({ pieces, kolIds = [], onAdd }: LowercaseIdsProps) {
  const t = useCommonMessages();
  const format = useFormat();
  const found = useLowercaseIds(pieces).filter((id) => !kolIds.includes(id));
  const [first] = found;
  if (first === undefined) return null;
  const all = [...kolIds, ...found];
  const label = format.joinList(found);
  return (
    <Box role="status">
      {t.didYouMean}{' '}
      {onAdd ? (
        <Button size="small" onClick={() => onAdd({ ids: found, duplicates: 0, others: [] })}>
          {label}
        </Button>
      ) : (
        <Link to={all.length === 1 ? kolPath(first) : kolsPath(all)}>{label}</Link>
      )}
    </Box>
  );
}
