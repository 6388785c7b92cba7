import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  /** The accepted types, as in `<input accept>`. */
  accept: string;
  onFiles: (files: File[]) => void;
}

/** A button for choosing files of the device. MUI has no file input, so the button opens the browser's own. */
export function FileButton({ label, accept, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUp size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Lets the user select the same file again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
