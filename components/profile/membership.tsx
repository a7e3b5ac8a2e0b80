import { Panel } from '@/components/ui/panel';

/** The tab of members. */
export function Membership() {
  return (
    <Panel look="cotton">
      <h2>You are a Vanya Elite member</h2>
      <p>Delivery is free on every order, and your orders are packed first.</p>
    </Panel>
  );
}
