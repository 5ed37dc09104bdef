import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test('is linear by default', () => {
  expect(renderToString(<Progress />)).toContain('class="bar"');
  expect(renderToString(<Progress type="" value={40} />)).toContain('aria-valuenow="40"');
  expect(renderToString(<Progress type="circular" />)).toContain('<circle');
});

test('refuses any other type with the words of the specification', () => {
  const type = JSON.parse('"spiral"');
  expect(() => renderToString(<Progress type={type} />)).toThrow(
    'Please mention valid progress type i.e. linear or circular or kept it blank',
  );
});
