/** Logo mark: a bar for the range with an off-centre dot for the estimate. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 20" fill="none" aria-hidden="true">
      <path d="M2 10h36" stroke="currentColor" strokeLinecap="round" strokeWidth="3" />
      <circle cx="25" cy="10" r="7" fill="var(--action)" stroke="var(--paper)" strokeWidth="2.5" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      Premia
    </span>
  );
}
