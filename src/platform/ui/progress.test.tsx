import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Progress } from './progress.tsx';

test('a progress bar is linear unless its type is circular', () => {
  expect(renderToString(<Progress />)).toContain('class="bar"');
  expect(renderToString(<Progress type="" value={40} />)).toContain('aria-valuenow="40"');
  expect(renderToString(<Progress type="circular" />)).toContain('<circle');
});

test('any other type throws the error message of the specification', () => {
  const type = JSON.parse('"spiral"');
  expect(() => renderToString(<Progress type={type} />)).toThrow(
    'Please mention valid progress type i.e. linear or circular or kept it blank',
  );
});
