import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Logo } from '../../components/layout/Logo.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { LanguageSelect } from './LanguageSelect.tsx';

interface SignInCardProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** The page around everything that people see before they are signed in. */
export function SignInCard({ title, intro, children }: SignInCardProps) {
  const { productName } = useCommonMessages();
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        placeItems: 'start center',
        minHeight: '100dvh',
        padding: 'clamp(16px, 40vh - 240px, 16vh) 16px 16px',
      }}
    >
      <title>{`${title} · ${productName}`}</title>
      <Box
        sx={{
          width: '100%',
          maxWidth: '27.5rem',
          padding: { xs: 3, sm: 4 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          backgroundColor: 'background.paper',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.25,
            marginBottom: 2.5,
            fontSize: 'h2.fontSize',
            fontWeight: 700,
            whiteSpace: 'nowrap',
          }}
        >
          <Logo size={32} />
          {productName}
          <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
            <LanguageSelect />
          </Box>
        </Box>
        <h1>{title}</h1>
        <Box component="p" sx={{ margin: '4px 0 24px', color: 'text.secondary' }}>
          {intro}
        </Box>
        {children}
      </Box>
    </Box>
  );
}
