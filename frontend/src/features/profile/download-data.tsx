import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#frontend/api/call.ts';
import { toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { paths } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { Card } from '#frontend/ui/content.tsx';
import { downloadFile } from '#frontend/ui/download.ts';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { commonTexts } from '#frontend/ui/texts/en.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { dataTexts as texts } from './texts/en.tsx';

export function DownloadData() {
  const [progress, setProgress] = useState<string>();
  const [downloads, setDownloads] = useState(0);
  const { failure, settle } = useOutcome('download-data', texts.failed);
  useFocusReturn(progress !== undefined);
  const running = useRef<AbortController>(undefined);
  // A later part would otherwise be requested with the token of the next user.
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      const account = await exportAccount(signal, (count, total) =>
        setProgress(texts.progress(count, total)),
      );
      const day = new Date().toISOString().slice(0, 10);
      downloadFile(`premia-data-${day}.json`, 'application/json', JSON.stringify(account, undefined, 2));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };

  const start = async () => {
    setProgress(texts.busy);
    const failed = await settle(() => toOutcome(texts.failed, download));
    if (!failed) setDownloads((count) => count + 1);
    setProgress(undefined);
  };

  return (
    <Card labelledBy="your-data" title={texts.title} className="stack-24">
      <p>
        {texts.lead((text) => (
          <Link to={paths.privacy}>{text}</Link>
        ))}
      </p>
      <FormFailure failure={failure} />
      <div className="row">
        <Button onClick={start} busyLabel={progress}>
          {texts.submit}
        </Button>
      </div>
      <Announcement
        text={progress ?? (downloads > 0 && !failure ? commonTexts.downloaded : undefined)}
        of={`${progress} ${downloads}`}
      />
    </Card>
  );
}

/** Gets account, sessions and predictions of the user. `onProgress` receives the number of predictions so far, and of all. */
async function exportAccount(signal: AbortSignal, onProgress: (count: number, total: number) => void) {
  const options = { retryDelaysMs: [400, 1200], signal };
  const account = await call('export-account', options);
  const { predictions, total_predictions } = account;
  let last = predictions.at(-1);
  while (last && predictions.length < total_predictions) {
    onProgress(predictions.length, total_predictions);
    const part = await call('export-account', { ...options, query: { before: last.id } });
    predictions.push(...part.predictions);
    last = part.predictions.at(-1);
  }
  return account;
}
