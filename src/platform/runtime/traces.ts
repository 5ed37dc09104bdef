/** Traces of requests, tasks and queries for an OpenTelemetry collector. Without `startTraces` nothing is traced. */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import type { Config } from './config.ts';

export type Traced = {
  name: string;
  kind: 'request' | 'task';
  attributes: Attributes;
  /** Of a request; names the trace of its sender, if that has one. */
  headers?: Headers | undefined;
};

const tracer = () => trace.getTracer('pathlight');

/** Sends traces to the collector of the settings from now on. Returns a function that sends what is left, and ends. */
export async function startTraces(config: Config): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = config;
  if (!endpoint) return async () => {};
  // Only who has a collector needs these.
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers: parseHeaders(headers) });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pathlight', 'service.version': config.RELEASE ?? '' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.TRACE_SHARE) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    propagation.disable();
    context.disable();
    await provider.shutdown();
  };
}

/** `a=b,c=d` with encoded values, as OpenTelemetry writes headers in settings. */
const parseHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('=', 2))
      .map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())] as const)
      .filter(([name]) => name !== ''),
  );

/** Traces what happens in `work`; `describe` adds what is known at its end. An error that it throws is marked and passed on. */
export function traced<T>(
  { name, kind, attributes, headers }: Traced,
  work: () => Promise<T>,
  describe?: (result: T) => { name?: string; attributes?: Attributes; failed?: boolean },
): Promise<T> {
  const parent = headers
    ? propagation.extract(ROOT_CONTEXT, headers, {
        get: (from, key) => from.get(key) ?? undefined,
        keys: (from) => [...from.keys()],
      })
    : ROOT_CONTEXT;
  const options = { kind: kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER, attributes };
  return tracer().startActiveSpan(name, options, parent, async (span) => {
    try {
      const result = await work();
      const told = describe?.(result);
      if (told?.name) span.updateName(told.name);
      if (told?.attributes) span.setAttributes(told.attributes);
      if (told?.failed) span.setStatus({ code: SpanStatusCode.ERROR });
      return result;
    } catch (error) {
      // Its message may hold what a member wrote.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : '' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Adds a query that has just ended to what is traced; its values are not told. */
export function traceQuery(sql: string, milliseconds: number): void {
  const end = Date.now();
  tracer()
    .startSpan('query', {
      kind: SpanKind.CLIENT,
      startTime: end - milliseconds,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
    })
    .end(end);
}
