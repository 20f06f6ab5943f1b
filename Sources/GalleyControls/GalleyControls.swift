// Controls and screens: views made of views.
