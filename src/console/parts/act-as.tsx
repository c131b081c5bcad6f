import { acting } from '../session.ts';
import { useValue } from '../value.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';

interface ActAsProps {
  readonly id: string;
  readonly name: string;
  readonly act: () => void;
}

/** A button to act as a user, or that one does. */
export const ActAs = ({ id, name, act }: ActAsProps) =>
  useValue(acting)?.id === id ? (
    <Badge is="good">acting user</Badge>
  ) : (
    <Button aria-label={`Act as ${name}`} onClick={act}>
      Act as
    </Button>
  );
