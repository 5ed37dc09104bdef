import { m } from '#platform/messages/messages.js';

/** Big cities as the reader writes them; a query understands every spelling. */
export const BIG_CITIES = [
  m.search_city_delhi,
  m.search_city_mumbai,
  m.search_city_bengaluru,
  m.search_city_hyderabad,
  m.search_city_chennai,
  m.search_city_kolkata,
  m.search_city_pune,
  m.search_city_ahmedabad,
];
