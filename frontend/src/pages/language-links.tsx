import { useLocation } from 'react-router-dom';
import { type Language, languageCodes, languages } from '#contract/languages.ts';
import { chooseLanguage } from '#frontend/api/chosen-language.ts';
import { paths } from '#frontend/paths.ts';
import { language } from '#frontend/ui/language.ts';

const otherCodes = languageCodes.filter((code) => code !== language);

/** Links to this page in the other languages. The tab keeps answers and ZIP code. */
export function LanguageLinks({ className = '' }: { className?: string | undefined }) {
  return otherCodes.map((code) => <LanguageLink key={code} code={code} className={className} />);
}

function LanguageLink({ code, className }: { code: Language; className: string }) {
  const { pathname } = useLocation();
  const { prefix, name } = languages[code];
  return (
    <a
      href={prefix + pathname}
      lang={code}
      hrefLang={code}
      className={`${className} target`}
      onClick={({ currentTarget }) => {
        const { search, hash } = location;
        const link = pathname === paths.healthEstimate ? document.documentElement.dataset.link : undefined;
        // A prerendered link has neither of them, and that of the 404 page has the path of its file.
        currentTarget.href = prefix + pathname + search + (link ?? hash);
        chooseLanguage(code, prefix + pathname);
      }}
    >
      {name}
    </a>
  );
}

/** Line on English pages that offers another language. `base.css` hides it unless `before-paint.ts` finds that language. */
export function LanguageOffer() {
  if (language !== 'en') return null;
  return otherCodes.map((code) => (
    <p key={code} lang={code} data-offer={code} className="page-width screen-only">
      <span>{`${languages[code].offer} `}</span>
      <LanguageLink code={code} className="" />
    </p>
  ));
}
