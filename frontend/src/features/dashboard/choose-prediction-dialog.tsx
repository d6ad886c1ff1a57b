import { useNavigate } from 'react-router-dom';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Dialog } from '#frontend/ui/dialog.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './dashboard.module.css';

/** Choice of the prediction form to open. */
export function ChoosePredictionDialog({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title="Choose prediction type" onClose={onCancel}>
      <div className="columns">
        <Button
          wide
          className={styles.choice}
          icon={<Icon name="health" size={2} />}
          onClick={() => navigate(paths.healthPrediction)}
        >
          Health Insurance
        </Button>
        <Button
          wide
          className={styles.choice}
          icon={<Icon name="car" size={2} />}
          onClick={() => navigate(paths.carPrediction)}
        >
          Car Insurance
        </Button>
      </div>
    </Dialog>
  );
}
