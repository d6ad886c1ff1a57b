import { Component, type ReactNode } from 'react';
import { commonTexts } from './common.texts.ts';

interface BlockProps {
  /** Shown in place of a block that fails; by default a message. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Part of a page that takes nothing else with it when it can't be drawn. It is drawn again with its next content. */
export class Block extends Component<BlockProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override componentDidUpdate(before: BlockProps, { hasFailed }: { hasFailed: boolean }): void {
    // A failure of this very content is no reason to draw it again.
    if (hasFailed && this.state.hasFailed && before.children !== this.props.children)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { instead = <span>{commonTexts.notShown}</span>, children } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}
