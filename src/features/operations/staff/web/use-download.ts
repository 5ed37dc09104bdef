import { useMutation } from '@tanstack/react-query';
import { useToast } from '#platform/ui/toast.tsx';

/** Saves a file that an endpoint answers, under this name; a refusal is shown as a toast. */
export function useDownload<Input>(load: (input: Input) => Promise<Blob>, name: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: load,
    onSuccess: (file) => {
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    onError: (error: Error) => toast.show(error.message, { kind: 'warn' }),
  });
}
