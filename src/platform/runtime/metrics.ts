/** What is counted and measured of a process, in the format of Prometheus, for who runs the site. */
import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client';

export type Metrics = Registry;

/** One figure that is read when somebody asks: its values by the one label that tells them apart. `Source` is what it is read from. */
export type Reading<Source extends unknown[] = []> = {
  name: `pathlight_${string}`;
  help: string;
  label: string;
  read: (...source: Source) => Promise<Readonly<Record<string, number>>>;
};

export const createMetrics = (): Metrics => new Registry();

/** Memory, CPU and garbage of the process, and how late its event loop is. */
export const measureProcess = (metrics: Metrics): void => collectDefaultMetrics({ register: metrics });

/** Reads a figure whenever somebody asks. One that cannot be read is left out, so that the others are still seen. */
export function measure(metrics: Metrics, { name, help, label, read }: Reading): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    collect: async () => {
      gauge.reset();
      const values = await read().catch(() => ({}));
      for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
    },
  });
}
