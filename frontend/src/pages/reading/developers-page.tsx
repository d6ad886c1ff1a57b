import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CarAnswers } from '#contract/car-answers.ts';
import { estimatesPerMinute } from '#contract/errors.ts';
import { bodyExamples, planExamples } from '#contract/examples.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { PageHeading } from '#frontend/ui/page-heading.tsx';
import { showSuccess, showToast } from '#frontend/ui/toasts.ts';
import { SiteLayout } from '../site-layout.tsx';
import { developersTexts as texts } from './about.texts.tsx';
import styles from './reading-page.module.css';
import responses from './sample-responses.json' with { type: 'json' };

const formatRequest = (path: string, body?: object) => {
  const options = body && ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
  return `curl -sf "$premia${path}"${options ?? ''}`;
};

/** Field whose unit its name does not say. */
const mileageField = 'annual_mileage' satisfies keyof CarAnswers;

interface Line {
  title: string;
  text: string;
  /** Unit of a field. */
  note?: ReactNode;
  /** Shortened response. */
  response?: object;
}

const requests: readonly Line[] = [
  { title: texts.county, text: formatRequest('/api/places/77002/'), response: responses.county },
  {
    title: texts.plans,
    text: formatRequest('/api/estimates/plans/', planExamples.Texas),
    response: responses.plans,
  },
  {
    title: texts.car,
    text: formatRequest('/api/estimates/car_insurance/', bodyExamples['estimate-car-premium']),
    note: texts.mileage(<code>{mileageField}</code>),
    response: responses.car,
  },
  {
    title: texts.policy,
    text: formatRequest('/api/estimates/car_policy/', bodyExamples['estimate-car-policy']),
    note: texts.mileage(<code>{mileageField}</code>),
    response: responses.policy,
  },
];

/** Lines with which assistants find the server, with the address of this website in place of the name. */
const settings = [
  {
    title: 'Claude Code',
    text: 'claude mcp add --transport http premia "$premia/api/mcp/"',
  },
  {
    title: texts.vsCode,
    text: '{ "servers": { "premia": { "type": "http", "url": "https://…/api/mcp/" } } }',
  },
];

const sections: readonly { title: string; text: ReactNode; lines?: readonly Line[] }[] = [
  {
    title: texts.requests,
    text: texts.address(<code>premia</code>, <a href="/openapi.json">openapi.json</a>),
    lines: requests,
  },
  { title: texts.assistants, text: texts.server(<code>/api/mcp/</code>), lines: settings },
  { title: texts.limits, text: texts.limit(estimatesPerMinute) },
  { title: texts.versions, text: texts.stability },
  { title: texts.stored, text: texts.storage((text) => <Link to={paths.privacy}>{text}</Link>) },
  { title: texts.use, text: texts.licence },
];

/** /developers */
export function Component() {
  return (
    <SiteLayout narrow>
      <PageHeading>{texts.title}</PageHeading>
      <p>{texts.lead}</p>
      <div className={styles.text}>
        {sections.map(({ title, text, lines = [] }) => (
          <section key={title} className={styles.text}>
            <h2>{title}</h2>
            <p>{text}</p>
            {lines.map((line) => (
              <CopiedLine key={line.title} {...line} />
            ))}
          </section>
        ))}
      </div>
    </SiteLayout>
  );
}

/** Line to copy, with its sample response. Without permission to copy, the line is selected. */
function CopiedLine({ title, text, note, response }: Line) {
  const line = useRef<HTMLElement>(null);

  async function copy() {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(text);
      showSuccess(texts.copied);
    } catch {
      if (line.current) getSelection()?.selectAllChildren(line.current);
      showToast(texts.selected, 'copy', 5000);
    }
  }

  return (
    <section className="stack-8">
      <h3>{title}</h3>
      <p>
        <code ref={line}>{text}</code>
      </p>
      {note && <p className="remark">{note}</p>}
      <div>
        <Button aria-label={texts.copyOne(title)} onClick={copy}>
          {texts.copy}
        </Button>
      </div>
      {response && (
        <Fold title={texts.sample}>
          <p className="remark">{texts.response}</p>
          <pre className={styles.response}>
            <code>{JSON.stringify(response, undefined, 2)}</code>
          </pre>
        </Fold>
      )}
    </section>
  );
}
