import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  /** The accepted types, as in `<input accept>`. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button for choosing a file of the device. MUI has no file input, so the button opens the browser's own. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUp size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the user select the same file again.
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
