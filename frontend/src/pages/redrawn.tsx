import { Component, type ReactNode } from 'react';

interface RedrawnPageProps {
  /** Remove stored values, one more after each failure. */
  steps: readonly (() => void)[];
  /** @param step number of the steps so far */
  children: (step: number) => ReactNode;
}

interface RedrawnPageState {
  step: number;
  failure?: { error: unknown } | undefined;
}

/** Page that is drawn again after each failure, until no step is left. */
export class RedrawnPage extends Component<RedrawnPageProps, RedrawnPageState> {
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  override state: RedrawnPageState = { step: 0 };

  override componentDidCatch(): void {
    const { step } = this.state;
    this.props.steps[step]?.();
    this.setState({ step: step + 1, failure: undefined });
  }

  override render(): ReactNode {
    const { steps, children } = this.props;
    const { step, failure } = this.state;
    if (!failure) return children(step);
    if (step === steps.length) throw failure.error;
    return null;
  }
}
