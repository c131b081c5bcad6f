export { made } from '../kit/made.ts';
