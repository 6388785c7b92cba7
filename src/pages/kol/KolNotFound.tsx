import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { kolsPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useKolWords } from '../../words/kol.ts';
import styles from './KolNotFound.module.css';

/** An id that the service does not know, with what else there is to say about the look-up that led here. */
export function KolNotFound({ kolId, children }: { kolId: string; children: ReactNode }) {
  const t = useKolWords();
  const { productName } = useCommonWords();
  return (
    <>
      <title>{`${t.notFoundTitle} · ${productName}`}</title>
      <div className={styles.said}>{children}</div>
      <StatePanel
        icon={<UserX size={40} />}
        title={t.notFoundTitle}
        headingLevel="h1"
        actions={
          <ButtonLink variant="contained" to={kolsPath()}>
            {t.lookUpAnother}
          </ButtonLink>
        }
      >
        {t.notFound(kolId)}
      </StatePanel>
    </>
  );
}
