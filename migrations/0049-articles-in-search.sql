-- Articles are found like everything else.
select watch_for_search('blog_posts', 'article', 'slug');
