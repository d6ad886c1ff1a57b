import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '#frontend/api/call.ts';
import { ResponseError } from '#frontend/api/failure.ts';
import { toOutcome, useOutcome } from '#frontend/api/outcome.ts';
import { paths } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Card } from '#frontend/ui/content.tsx';
import { downloadFile } from '#frontend/ui/download.ts';
import { FormFailure } from '#frontend/ui/form-messages.tsx';
import { locale } from '#frontend/ui/language.ts';
import { useFocusReturn } from '#frontend/ui/use-focus-return.ts';
import { useRequest } from '#frontend/ui/use-request.ts';
import { dataTexts as texts } from './download-data.texts.tsx';

export function DownloadData() {
  const [progress, setProgress] = useState<string>();
  /** Says when a download continues that the API's limit has stopped. */
  const [pause, setPause] = useState<string>();
  const [downloads, setDownloads] = useState(0);
  const { failure, settle } = useOutcome('download-data', texts.failed);
  useFocusReturn(progress !== undefined);
  const request = useRequest();

  const download = async () => {
    const signal = request.start();
    try {
      const account = await exportAccount(signal, {
        onProgress: (count, total) => setProgress(texts.progress(count, total)),
        onPause: (until) =>
          setPause(until && texts.paused(until.toLocaleTimeString(locale, { timeStyle: 'short' }))),
      });
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
    setPause(undefined);
  };

  return (
    <Card labelledBy="your-data" title={texts.title} className="stack-24">
      <p>
        {texts.lead((text) => (
          <Link to={paths.privacy}>{text}</Link>
        ))}
      </p>
      <FormFailure failure={failure} />
      {pause && <p>{pause}</p>}
      <div className="row">
        <Button onClick={start} busyLabel={progress}>
          {texts.submit}
        </Button>
      </div>
      <Announcement
        text={pause ?? progress ?? (downloads > 0 && !failure ? commonTexts.downloaded : undefined)}
        of={`${pause} ${progress} ${downloads}`}
      />
    </Card>
  );
}

interface Listeners {
  /** Receives the number of predictions so far, and of all. */
  onProgress(count: number, total: number): void;
  /** Receives the end of a wait, undefined when it is over. */
  onPause(until: Date | undefined): void;
}

/** Gets account, sessions and predictions of the user, in parts. */
async function exportAccount(signal: AbortSignal, { onProgress, onPause }: Listeners) {
  const options = { retryDelaysMs: [400, 1200], signal };
  const account = await waitForLimit(() => call('export-account', options), signal, onPause);
  const { predictions, total_predictions } = account;
  let last = predictions.at(-1);
  while (last && predictions.length < total_predictions) {
    onProgress(predictions.length, total_predictions);
    const query = { before: last.id };
    const part = await waitForLimit(() => call('export-account', { ...options, query }), signal, onPause);
    predictions.push(...part.predictions);
    last = part.predictions.at(-1);
  }
  return account;
}

/** Repeats a request that the API's limit refuses, when the response says that it may be sent again. */
async function waitForLimit<Result>(
  send: () => Promise<Result>,
  signal: AbortSignal,
  onPause: Listeners['onPause'],
): Promise<Result> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const seconds = error instanceof ResponseError && error.status === 429 && error.details.retryAfter;
      if (!seconds) throw error;
      onPause(new Date(Date.now() + seconds * 1000));
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      onPause(undefined);
      signal.throwIfAborted();
    }
  }
}
