import { useQuery } from '@tanstack/react-query';
import CircleStop from 'lucide-react/icons/circle-stop';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { PriceLine } from '#features/base/payments/web/index.ts';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatRupees, noonOfDay } from '#platform/language/format.ts';
import { PRODUCTS } from './offer-labels.ts';
import { pricesQuery, useChangeSettingsOffer, type ProductPrice } from './queries.ts';
import './money.css';

const PAISE = 100;

const SOURCES: Record<ProductPrice['attributes']['source'], () => string> = {
  console: m.money_price_of_console,
  settings: m.money_price_of_settings,
  list: m.money_price_list,
};

/** What each product costs today, as payers see it, who decided so, and what the settings offer. */
export function PricesToday() {
  const prices = useQuery(pricesQuery()).data?.data ?? [];
  return (
    <section className="money-prices" aria-label={m.money_prices_today()}>
      {prices.map((product) => {
        const { price, offer, source, settings_offer } = product.attributes;
        return (
          <div key={product.id} className="money-price">
            <h2 className="small muted">{PRODUCTS[toProduct(product)]()}</h2>
            <PriceLine price={{ price, offer }} />
            <p className="small muted">{SOURCES[source]()}</p>
            {settings_offer && <SettingsOffer product={toProduct(product)} offer={settings_offer} source={source} />}
          </div>
        );
      })}
    </section>
  );
}

type Product = keyof typeof PRODUCTS;
const toProduct = ({ id }: ProductPrice): Product => (id === 'plan' ? 'plan' : 'report');

type SettingsOfferProps = {
  product: Product;
  offer: NonNullable<ProductPrice['attributes']['settings_offer']>;
  source: ProductPrice['attributes']['source'];
};

/** The offer of the settings where it is not what is charged, and how finance ends it, with an undo on the same day. */
function SettingsOffer({ product, offer: { price, ends_on, ended, version, can }, source }: SettingsOfferProps) {
  const change = useChangeSettingsOffer();
  const undo = useUndo();
  const facts = { price: formatRupees(price * PAISE), date: formatDate(noonOfDay(ends_on), 'full') };
  const params = { product };
  const end = (reason: string, close: () => void) =>
    change.mutate(
      { params, json: { state: 'ended', ends_on, version, reason } },
      {
        onSuccess: ({ data }) => {
          close();
          const json = {
            state: 'resumed' as const,
            ends_on,
            version: data.attributes.settings_offer?.version ?? version,
            reason: m.members_undone(),
          };
          undo.offer(m.money_offer_is_ended(), () => change.mutate({ params, json }, undo.told));
        },
      },
    );
  const resume = (reason: string, close: () => void) =>
    change.mutate({ params, json: { state: 'resumed', ends_on, version, reason } }, { onSuccess: close });
  return (
    <>
      {ended && (
        <p className="small">
          {m.money_settings_offer_ended({ ...facts, at: formatDateTime(ended.at), name: ended.by, reason: ended.reason })}
        </p>
      )}
      {!ended && source === 'console' && <p className="small">{m.money_settings_offer_waits(facts)}</p>}
      <div className="row gap-2">
        {can.end && (
          <ReasonAct
            label={m.money_settings_offer_end()}
            icon={CircleStop}
            title={m.money_settings_offer_end_title(facts)}
            text={m.money_offer_end_text()}
            change={change}
            onSave={end}
          />
        )}
        {can.resume && (
          <ReasonAct
            label={m.money_settings_offer_resume()}
            icon={RotateCcw}
            title={m.money_settings_offer_resume_title(facts)}
            text={m.money_settings_offer_resume_text()}
            change={change}
            onSave={resume}
          />
        )}
      </div>
    </>
  );
}
