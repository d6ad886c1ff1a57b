import { keepTexts } from '#frontend/features/household/keep-question.texts.ts';
import { keptEstimateTexts as texts } from '#frontend/features/predictions/kept-estimate-message.texts.ts';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Message } from '#frontend/ui/content.tsx';
import fieldStyles from '#frontend/ui/field.module.css';

const discard = <Button>{texts.discard}</Button>;

/**
 * Message about a guest's estimate until its code is loaded, of the same size, so that the form below stays where it is.
 * The style sheet shows the parts that `kept-estimate.ts` names.
 */
export const keptEstimatePreview = (
  <>
    <div data-kept-part="waiting" inert>
      <Message title={texts.waitingTitle} actions={discard}>
        <div className="stack-12">
          <p>{texts.waiting}</p>
          {/* Without the field, whose code the message loads. */}
          <fieldset data-kept-part="household" className={`${fieldStyles.field} stack-4`}>
            <legend className="strong">{keepTexts.question}</legend>
            <div className={fieldStyles.choices}>
              {commonTexts.yesOrNo.map(({ value, label }) => (
                <span key={value} className={`${fieldStyles.choice} target`}>
                  <input type="radio" />
                  <span>{label}</span>
                </span>
              ))}
            </div>
          </fieldset>
        </div>
      </Message>
    </div>
    <div data-kept-part="late" inert>
      <Message
        title={texts.late}
        actions={
          <>
            <span data-kept-part="form">
              <Button>{texts.saveNow}</Button>
            </span>
            {discard}
          </>
        }
      />
    </div>
  </>
);
